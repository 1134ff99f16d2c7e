/// `+3`, `+0`, `−2`, with a true minus.
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
