/// The buildings as they are read: those that keep people alive, then work and contact with Earth.
export const PLANTS: readonly string[] = ['moxie', 'greenhouse', 'water-treatment', 'hospital'];
export const BUILDINGS: readonly string[] = [...PLANTS, 'mining', 'construction', 'laboratory', 'lander', 'education'];
