import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import '../../support/school/mockSchool';
import type { TermEntry } from '../../../src/content/lesson';
import type { LessonText } from '../../../src/pages/lesson/lessonCode';
import { TermCards } from '../../../src/pages/lesson/terms/TermCards';
import { lazyModule } from '../../../src/prerendered/lazyModule';
import { termAddress } from '../../../src/site/addresses';
import { address, renderAt } from '../../support/renderAt';

const BOWLINE = { id: 'rope-bowline', slug: 'the-bowline', title: 'The bowline' };

const TERMS: Record<string, TermEntry> = {
  bight: { term: 'bight', means: 'A bend in a rope that is not crossed.', lesson: BOWLINE },
  strand: { term: 'strand', means: 'One of the yarns of a rope.', lesson: BOWLINE },
};

const loaded = () => Promise.resolve({ terms: TERMS });

/** Renders text with two glossary terms and a regular link. */
function renderText(load: () => Promise<unknown> = loaded) {
  const text = lazyModule(load) as LessonText;

  function Text() {
    const body = useRef<HTMLDivElement>(null);
    return (
      <>
        <div ref={body}>
          Make a{' '}
          <a href={termAddress('bight')} data-term="bight">
            <em>bight</em>
          </a>{' '}
          of each{' '}
          <a href={termAddress('strand')} data-term="strand">
            strand
          </a>
          , as in <a href="/tutorials/splicing">splicing</a>.
        </div>
        <TermCards within={body} text={text} />
      </>
    );
  }

  return renderAt(<Text />, '/tutorials/the-bowline');
}

const word = (name: string) => screen.getByRole('link', { name });

test('clicking a term shows its definition next to it, with a link to its lesson', async () => {
  renderText();
  await userEvent.click(screen.getByText('bight'));
  const card = within(await screen.findByRole('dialog', { name: 'bight' }));
  expect(card.getByText('A bend in a rope that is not crossed.')).toBeVisible();
  expect(card.getByRole('link', { name: 'Taught in: The bowline' })).toHaveAttribute(
    'href',
    '/tutorials/the-bowline',
  );
  expect(card.getByRole('link', { name: 'Glossary' })).toHaveAttribute(
    'href',
    '/tutorials/glossary#term-bight',
  );
  expect(address()).toBe('/tutorials/the-bowline');
});

test.each(['bight', 'strand'])('Escape closes the card of %s and restores focus', async (name) => {
  renderText();
  word(name).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(word(name)).toHaveFocus();
});

test('a link in the card closes it and navigates', async () => {
  renderText();
  await userEvent.click(word('strand'));
  await userEvent.click(await screen.findByRole('link', { name: 'Glossary' }));
  expect(address()).toBe('/tutorials/glossary#term-strand');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a modified click is left to the browser: %j', async (how) => {
  const load = jest.fn(loaded);
  renderText(load);
  const click = createEvent.click(word('strand'), how);
  let isLeftAlone = false;
  // Prevents jsdom from following the link.
  window.addEventListener(
    'click',
    (event) => {
      isLeftAlone = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(word('strand'), click);
  await Promise.resolve();
  expect(isLeftAlone).toBe(true);
  expect(load).not.toHaveBeenCalled();
});

test('other links in the text work normally', async () => {
  renderText();
  await userEvent.click(word('splicing'));
  expect(address()).toBe('/tutorials/splicing');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test("if the definition can't be loaded, the link is followed", async () => {
  // jsdom only supports navigation within the same page.
  window.history.pushState(null, '', '/tutorials/glossary');
  renderText(() => Promise.reject(new Error('gone')));
  await userEvent.click(word('strand'));
  await waitFor(() => expect(window.location.hash).toBe('#term-strand'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  window.history.pushState(null, '', '/');
});
