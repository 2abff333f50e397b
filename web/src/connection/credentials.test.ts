import { beforeEach, describe, expect, it, vi } from 'vitest';

class Memory {
  items = new Map<string, string>();
  isForbidden = false;
  getItem(key: string): string | null {
    if (this.isForbidden) throw new Error('forbidden');
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.isForbidden) throw new Error('forbidden');
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

let memory: Memory;

/** As after a reload: only local storage is left. */
async function reloaded() {
  vi.resetModules();
  return import('./credentials');
}

beforeEach(() => {
  memory = new Memory();
  vi.stubGlobal('localStorage', memory);
});

describe('what this browser holds', () => {
  it('survives a reload', async () => {
    const before = await reloaded();
    before.saveCredentials('t1', {
      seats: { p1: 'token' },
      shares: { p1: 'share' },
      code: 'K7QF2M',
    });
    const after = await reloaded();
    expect(after.credentialsFor('t1')).toMatchObject({
      table: 't1',
      code: 'K7QF2M',
      seats: { p1: 'token' },
      shares: { p1: 'share' },
    });
  });

  it('has the tables of all tabs', async () => {
    const [first, second] = [await reloaded(), await reloaded()];
    first.saveCredentials('t1', { host: 'h1', seats: { p1: 'a' } });
    second.saveCredentials('t2', { host: 'h2' });
    first.saveCredentials('t3', { host: 'h3' });
    second.forgetSeat('t1', 'p1');
    const { allCredentials } = await reloaded();
    const hosts = allCredentials().map(({ table, host, seats }) => [table, host, seats]);
    expect(hosts).toHaveLength(3);
    expect(hosts).toEqual(
      expect.arrayContaining([
        ['t1', 'h1', {}],
        ['t2', 'h2', {}],
        ['t3', 'h3', {}],
      ]),
    );
  });

  it('merges seats of the same device', async () => {
    const { saveCredentials, credentialsFor, tokensOf } = await reloaded();
    saveCredentials('t1', { host: 'h', spectator: 's' });
    saveCredentials('t1', { seats: { p1: 'a' } });
    saveCredentials('t1', { seats: { p2: 'b' } });
    expect(tokensOf(credentialsFor('t1')!)).toEqual(['a', 'b', 'h']);
  });

  it('uses the spectator token only without others', async () => {
    const { saveCredentials, tokensOf } = await reloaded();
    expect(tokensOf(saveCredentials('t1', { spectator: 's' }))).toEqual(['s']);
    expect(tokensOf(saveCredentials('t1', { seats: { p1: 'a' } }))).toEqual(['a']);
  });

  it('takes the newer token of a seat', async () => {
    const { saveCredentials, tokensOf } = await reloaded();
    saveCredentials('t1', { seats: { p1: 'old' } });
    expect(tokensOf(saveCredentials('t1', { seats: { p1: 'new' } }))).toEqual(['new']);
  });

  it('forgets a table with its last seat', async () => {
    const { forgetSeat, saveCredentials, credentialsFor } = await reloaded();
    saveCredentials('t1', { seats: { p1: 'a', p2: 'b' }, rejoinCodes: { p1: 'code' } });
    forgetSeat('t1', 'p1');
    expect(credentialsFor('t1')).toMatchObject({ seats: { p2: 'b' }, rejoinCodes: {} });
    forgetSeat('t1', 'p2');
    expect(credentialsFor('t1')).toBeNull();
    expect((await reloaded()).credentialsFor('t1')).toBeNull();
  });

  it('keeps the thirty that were used last', async () => {
    vi.useFakeTimers();
    const { saveCredentials, credentialsFor, allCredentials } = await reloaded();
    for (let number = 0; number < 35; number++) {
      vi.setSystemTime(number);
      saveCredentials(`t${number}`, { host: 'h' });
    }
    vi.useRealTimers();
    expect(allCredentials()).toHaveLength(30);
    expect(allCredentials()[0]?.table).toBe('t34');
    expect(credentialsFor('t4')).toBeNull();
  });

  it.each(['7', 'null', '[1, null]', '{"t1": null}', '{"t1": {"table": "t1"}}', '{"t1": "x"}'])(
    'does not stumble over %s in its place',
    async text => {
      memory.items.set('rawsiko.sittings', text);
      const { saveCredentials, allCredentials } = await reloaded();
      expect(allCredentials()).toEqual([]);
      expect(saveCredentials('t1', { host: 'h' }).host).toBe('h');
    },
  );

  it('works without local storage, or with invalid data in it', async () => {
    memory.items.set('rawsiko.sittings', '{broken');
    memory.isForbidden = true;
    const { saveCredentials, credentialsFor } = await reloaded();
    saveCredentials('t1', { host: 'h' });
    expect(credentialsFor('t1')?.host).toBe('h');
  });
});
