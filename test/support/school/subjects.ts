import type { Subject } from '../../../src/content/model';

export const subjects: readonly Subject[] = [
  { id: 'ropes', name: 'Ropes', summary: 'What holds, and why.' },
  { id: 'sky', name: 'Sky', summary: 'What is coming.' },
  { id: 'maps', name: 'Maps', summary: 'Where you are.' },
];
