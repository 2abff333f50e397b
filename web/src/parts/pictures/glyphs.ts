// The companies' glyphs by number: path data around 0,0 with a radius of about 8.

export const GLYPHS: Record<number, string> = {
  1: 'M0-7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0-7.5z', // circle
  2: 'M0-8.4L8.4 6.6H-8.4z', // triangle
  3: 'M-6.8-6.8H6.8V6.8H-6.8z', // square
  4: 'M0-9L7.6 0L0 9L-7.6 0z', // diamond
  5: 'M0 -9L2.3 -3.2L8.6 -2.8L3.7 1.2L5.3 7.3L0 3.9L-5.3 7.3L-3.7 1.2L-8.6 -2.8L-2.3 -3.2z', // star
};
