// The grid on which cards are laid: points, places, and how they are written.

export interface Point {
  x: number;
  y: number;
}

/** The top left cell of a card, and its quarter turns clockwise. */
export interface Place extends Point {
  turn: number;
}

export const WIDTH = 5; // of a card that is not turned, in cells
export const HEIGHT = 7;

export const quarter = (quarters: number): number => ((quarters % 4) + 4) % 4;
export const wide = (turn: number): number => (turn % 2 ? HEIGHT : WIDTH);
export const high = (turn: number): number => (turn % 2 ? WIDTH : HEIGHT);
export const centre = ({ x, y, turn }: Place): Point => ({ x: x + wide(turn) / 2, y: y + high(turn) / 2 });
export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const written = ({ x, y, turn }: Place): string => `${x},${y},${turn}`;

export function read(move: string): Place {
  const [x = 0, y = 0, turn = 0] = move.split(",").map(Number);
  return { x, y, turn };
}
