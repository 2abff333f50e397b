import { describe, expect, it } from 'vitest';
import { testWorld as world } from '../../world/testBoard';
import { DIRECTIONS, nextTerritory, TypeAhead } from './navigation';

const all = Object.keys(world.territories);

describe('arrow keys', () => {
  it('lead to every Territory from every Territory', () => {
    for (const start of all) expect([...reachedFrom(start)].sort()).toEqual([...all].sort());
  });

  it('prefer what is adjacent', () => {
    expect(nextTerritory(world, 'maghreb', 'down')).toBe('west_africa');
    expect(nextTerritory(world, 'peru', 'right')).toBe('brazil_amazon');
  });

  it('follow a lane over the edge of the map', () => {
    expect(nextTerritory(world, 'western_canada', 'left')).toBe('far_east');
    expect(nextTerritory(world, 'far_east', 'right')).toBe('western_canada');
  });

  function reachedFrom(start: string): Set<string> {
    const reached = new Set([start]);
    for (const territory of reached)
      for (const direction of Object.values(DIRECTIONS)) {
        const next = nextTerritory(world, territory, direction);
        if (next) reached.add(next);
      }
    return reached;
  }
});

describe('letters', () => {
  const names: [string, string][] = [
    ['chile', 'Chile'],
    ['peru', 'Peru'],
    ['egypt', 'Ägypten'],
    ['central_asia', 'Central Asia'],
    ['colombia', 'Northern South America'],
  ];

  it('jump to the next name that begins so, again and again', () => {
    const typeAhead = new TypeAhead();
    expect(typeAhead.type('c', 0, names, 'peru')).toBe('central_asia');
    expect(typeAhead.type('c', 100, names, 'central_asia')).toBe('chile');
  });

  it('typed quickly are the beginning of one name', () => {
    const typeAhead = new TypeAhead();
    expect(typeAhead.type('c', 0, names, 'peru')).toBe('central_asia');
    expect(typeAhead.type('h', 100, names, 'central_asia')).toBe('chile');
  });

  it('are forgotten after a while', () => {
    const typeAhead = new TypeAhead();
    typeAhead.type('c', 0, names, 'peru');
    expect(typeAhead.type('p', 5000, names, 'central_asia')).toBe('peru');
  });

  it('need no accents, and find later words', () => {
    expect(new TypeAhead().type('a', 0, names, 'peru')).toBe('egypt');
    expect(new TypeAhead().type('s', 0, names, 'peru')).toBe('colombia');
    expect(new TypeAhead().type('x', 0, names, 'peru')).toBeNull();
  });
});
