// What can be opened above the Match screen.

export type OpenDialog = 'objective' | 'shortcuts' | 'menu';
