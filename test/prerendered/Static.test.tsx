import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorBoundary } from '../../src/app/ErrorBoundary';
import type { LazyModule } from '../../src/prerendered/lazyModule';
import { Static } from '../../src/prerendered/Static';
import {
  hydrate,
  loaded,
  ModeButton,
  notFetched,
  open,
  prerender,
  settle,
} from './support/prerendered';

interface SectionProps {
  title: string;
}

function Section({ title }: SectionProps) {
  return (
    <section>
      <h2>{title}</h2>
    </section>
  );
}

interface PageProps {
  code: LazyModule<{ Section: typeof Section }>;
  isOptional?: boolean;
}

function Page({ code, isOptional = false }: PageProps) {
  const [title, setTitle] = useState('Old title');
  return (
    <>
      <button onClick={() => setTitle('New title')}>Rename</button>
      <ModeButton />
      <Static code={code} isOptional={isOptional}>
        {({ Section: Loaded }) => <Loaded title={title} />}
      </Static>
    </>
  );
}

const heading = () => screen.getByRole('heading');

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

test.each([false, true])('the prerendered HTML contains it, optional: %s', async (isOptional) => {
  prerender(<Page code={await loaded({ Section })} isOptional={isOptional} />);
  expect(heading()).toHaveTextContent('Old title');
});

describe('in a prerendered page', () => {
  async function openPrerendered(change?: (container: HTMLElement) => void) {
    const container = prerender(<Page code={await loaded({ Section })} />);
    change?.(container);
    const { code, requestCount } = notFetched({ Section });
    const before = heading();
    const recovered = await hydrate(container, <Page code={code} />);
    return { requestCount, before, recovered };
  }

  test('hydration keeps its elements and does not load its code', async () => {
    const { requestCount, before, recovered } = await openPrerendered();
    expect(heading()).toBe(before);
    expect(recovered).toEqual([]);
    expect(requestCount()).toBe(0);
  });

  test('hydration does not compare its contents', async () => {
    const { recovered } = await openPrerendered((container) => {
      const title = container.querySelector('h2');
      if (title) title.textContent = 'Translated by the browser';
    });
    expect(heading()).toHaveTextContent('Translated by the browser');
    expect(recovered).toEqual([]);
  });

  test.each([
    ['other props', 'Rename'],
    ['another color mode', 'Darken'],
  ])('%s do not change it', async (_what, control) => {
    const { requestCount, before, recovered } = await openPrerendered();
    await settle(() => fireEvent.click(screen.getByText(control)));
    expect(heading()).toBe(before);
    expect(heading()).toHaveTextContent('Old title');
    expect(recovered).toEqual([]);
    expect(requestCount()).toBe(0);
  });
});

describe('after client-side navigation', () => {
  test('it renders and updates', async () => {
    await open(<Page code={await loaded({ Section })} />);
    expect(heading()).toHaveTextContent('Old title');
    await settle(() => fireEvent.click(screen.getByText('Rename')));
    expect(heading()).toHaveTextContent('New title');
  });

  test.each([false, true])(
    'the rest of the page does not wait for its code, optional: %s',
    async (isOptional) => {
      const { code, requestCount, arrive } = notFetched({ Section });
      await open(<Page code={code} isOptional={isOptional} />);
      expect(screen.getByText('Rename')).toBeVisible();
      expect(screen.queryByRole('heading')).not.toBeInTheDocument();
      await arrive();
      expect(heading()).toHaveTextContent('Old title');
      expect(requestCount()).toBe(1);
    },
  );

  describe('if its code fails to load', () => {
    function Failed() {
      return <p>The page failed</p>;
    }

    async function openWithoutCode(isOptional: boolean) {
      const { code, lose } = notFetched({ Section });
      await open(
        <ErrorBoundary fallback={Failed}>
          <Page code={code} isOptional={isOptional} />
        </ErrorBoundary>,
      );
      await lose();
    }

    test('an optional section is left out', async () => {
      await openWithoutCode(true);
      expect(screen.getByText('Rename')).toBeVisible();
      expect(screen.queryByText('The page failed')).not.toBeInTheDocument();
    });

    test('any other section fails the page', async () => {
      // Silences the log, because React logs errors that a boundary catches.
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await openWithoutCode(false);
      expect(screen.getByText('The page failed')).toBeVisible();
    });
  });
});
