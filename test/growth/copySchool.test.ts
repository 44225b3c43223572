import { renamedLesson, renamedSolutions } from './copySchool';

const LESSON = `---
id: ds-hash-map
slug: hash-maps
title: 'Hash maps: finding'
---

As in [sets](lesson:ds-sets#what) and [below](#below).

::::exercise{#ds-grow title="Make it grow"}
:::check{passage="below"}
`;

test('a copy of a lesson has names of its own and links to lessons of its copy', () => {
  expect(renamedLesson(LESSON, 3)).toBe(`---
id: ds-hash-map-3
slug: hash-maps-3
title: 'Hash maps: finding 3'
---

As in [sets](lesson:ds-sets-3#what) and [below](#below).

::::exercise{#ds-grow-3 title="Make it grow"}
:::check{passage="below"}
`);
});

test('a title without quotes is renamed too', () => {
  expect(renamedLesson('title: Heaps\n', 2)).toBe('title: Heaps 2\n');
});

test('sets name the exercises of the copy', () => {
  expect(renamedSolutions('# Hash maps\n\n## ds-grow\n', 2)).toBe('# Hash maps\n\n## ds-grow-2\n');
});
