/// Numbers as people write them, with a true minus.
export const plain = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
/// `+3`, `+0`, `−2`
export const signed = (n: number): string => (n < 0 ? plain(n) : `+${n}`);
