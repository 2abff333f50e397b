import { AVATARS, LOOKS } from 'virtual:avatars';
import { expect, test } from 'vitest';
import { facesOf } from './faces';

const seat = (kind: 'person' | 'bot', avatar: number) => ({ kind, avatar });

test('five players never have portraits that look alike', () => {
  for (let avatar = 0; avatar < AVATARS; avatar++) {
    const seats = [1, 2, 3, 4, 5].map(number => seat(number > 3 ? 'bot' : 'person', avatar));
    const looks = facesOf(seats).map(face => LOOKS[face % AVATARS]);
    expect(new Set(looks).size).toBe(5);
  }
});

test('a person keeps the chosen portrait beside a bot that looks alike', () => {
  const [bot, person] = facesOf([seat('bot', 30), seat('person', 31)]);
  expect(person).toBe(31);
  expect(LOOKS[bot! % AVATARS]).not.toBe(LOOKS[31]);
});

test('who sits down changes the portrait of one bot at most', () => {
  const bots = [1, 2, 3, 4].map(() => seat('bot', 0));
  const before = facesOf([seat('bot', 0), ...bots]);
  for (let avatar = 0; avatar < AVATARS; avatar++) {
    const now = facesOf([seat('person', avatar), ...bots]);
    expect(now.slice(1).filter((face, index) => face !== before[index + 1]).length).toBeLessThan(2);
  }
});
