import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
let heard: (event: { key: string }) => void = () => undefined;
vi.stubGlobal('addEventListener', (_: string, listener: typeof heard) => (heard = listener));
const { wifi, wifiCode } = await import('./wifi.svelte');

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a code says name and password, whatever characters they have', () => {
  expect(wifiCode({ name: 'School', password: 'secret' })).toBe('WIFI:T:WPA;S:School;P:secret;;');
  expect(wifiCode({ name: 'A;B', password: 'c:\\"d,' })).toBe(
    'WIFI:T:WPA;S:A\\;B;P:c\\:\\\\\\"d\\,;;',
  );
});

test('it stays in this browser until it is forgotten', () => {
  wifi.keep({ name: ' School ', password: ' secret ' });
  expect(wifi.now).toEqual({ name: 'School', password: ' secret ' });
  expect(kept.get('rawsiko.wifi')).toBe('{"name":"School","password":" secret "}');
  wifi.keep({ name: '', password: 'secret' });
  expect(wifi.now).toEqual({ name: '', password: '' });
  expect(kept.get('rawsiko.wifi')).toBe('null');
});

test('another tab of this browser sees it at once', () => {
  kept.set('rawsiko.wifi', '{"name": "Lab"}');
  heard({ key: 'rawsiko.wifi' });
  expect(wifi.now).toEqual({ name: 'Lab', password: '' });
});
