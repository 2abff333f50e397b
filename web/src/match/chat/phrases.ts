// The phrases of protocol/phrases.py; phrases.test.ts compares them.

export type ArgumentKind = 'player' | 'territory' | 'material';

export interface Phrase {
  id: string;
  argument: ArgumentKind | null;
}

const plain = (...ids: string[]): Phrase[] => ids.map(id => ({ id, argument: null }));
const about = (argument: ArgumentKind, ...ids: string[]): Phrase[] =>
  ids.map(id => ({ id, argument }));

export const PHRASES = {
  emoji: plain('smile', 'laugh', 'wow', 'thinking', 'sad', 'party', 'thumbs_up', 'handshake'),
  greetings: plain('hello', 'good_luck', 'well_played', 'thank_you', 'sorry', 'good_match', 'bye'),
  match: plain('yes', 'no', 'maybe', 'why', 'one_moment', 'ready', 'lucky_dice', 'unlucky_dice'),
  players: about(
    'player',
    'your_go',
    'nice_move',
    'watch_out',
    'player_is_ahead',
    'let_us_stop',
    'peace',
  ),
  territories: about(
    'territory',
    'leave_me_territory',
    'i_want_territory',
    'i_leave_territory',
    'territory_is_strong',
    'territory_is_weak',
  ),
  materials: about(
    'material',
    'material_is_rare',
    'who_has_material',
    'did_you_know_material',
    'everything_from_one_place',
  ),
};
