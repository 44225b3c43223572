/** @jest-environment node */
import { Suspense, use, type ReactNode } from 'react';
import { renderToHtml } from '../../src/app/renderToHtml';

function Card(): ReactNode {
  throw new TypeError('no title\nin the course');
}

function Page({ children }: { children: ReactNode }) {
  return (
    <main>
      <Suspense fallback={<p>loading</p>}>{children}</Suspense>
    </main>
  );
}

test('an error inside a boundary is reported in one line with address, component, and reason', async () => {
  await expect(
    renderToHtml(
      '/courses/one',
      <Page>
        <section>
          <Card />
        </section>
      </Page>,
    ),
  ).rejects.toThrow(/^\/courses\/one: <Card> did not render: no title in the course$/);
});

test('an error outside of all boundaries is reported', async () => {
  await expect(renderToHtml('/about', <Card />)).rejects.toThrow('/about: <Card> did not render');
});

test('the HTML includes suspended content of any size, and no scripts', async () => {
  const text = new Promise<string>((resolve) => {
    setTimeout(resolve, 1, 'word '.repeat(5_000));
  });
  function Late() {
    return <p>{use(text)}</p>;
  }
  const html = await renderToHtml(
    '/',
    <Page>
      <Late />
    </Page>,
  );
  expect(html).toContain('word word');
  expect(html).not.toMatch(/loading|<script|<template|hidden/);
});
