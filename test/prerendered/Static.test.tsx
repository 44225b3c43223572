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

test.each([false, true])(
  'where the build renders it is in the HTML, optional: %s',
  async (isOptional) => {
    prerender(<Page code={await loaded({ Section })} isOptional={isOptional} />);
    expect(heading()).toHaveTextContent('Old title');
  },
);

describe('in a prerendered page', () => {
  async function openPrerendered(change?: (container: HTMLElement) => void) {
    const container = prerender(<Page code={await loaded({ Section })} />);
    change?.(container);
    const { code, asked } = notFetched({ Section });
    const before = heading();
    const recovered = await hydrate(container, <Page code={code} />);
    return { asked, before, recovered };
  }

  test('hydration leaves its elements as they are and does not ask for its code', async () => {
    const { asked, before, recovered } = await openPrerendered();
    expect(heading()).toBe(before);
    expect(recovered).toEqual([]);
    expect(asked()).toBe(0);
  });

  test('what it holds is not compared', async () => {
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
  ])('%s change nothing in it', async (_what, control) => {
    const { asked, before, recovered } = await openPrerendered();
    await settle(() => fireEvent.click(screen.getByText(control)));
    expect(heading()).toBe(before);
    expect(heading()).toHaveTextContent('Old title');
    expect(recovered).toEqual([]);
    expect(asked()).toBe(0);
  });
});

describe('on a page that the router opens', () => {
  test('it is rendered, and follows what changes', async () => {
    await open(<Page code={await loaded({ Section })} />);
    expect(heading()).toHaveTextContent('Old title');
    await settle(() => fireEvent.click(screen.getByText('Rename')));
    expect(heading()).toHaveTextContent('New title');
  });

  test.each([false, true])(
    'the rest does not wait for its code, optional: %s',
    async (isOptional) => {
      const { code, asked, arrive } = notFetched({ Section });
      await open(<Page code={code} isOptional={isOptional} />);
      expect(screen.getByText('Rename')).toBeVisible();
      expect(screen.queryByRole('heading')).not.toBeInTheDocument();
      await arrive();
      expect(heading()).toHaveTextContent('Old title');
      expect(asked()).toBe(1);
    },
  );

  describe('and whose code is lost', () => {
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

    test('the page does without what is optional', async () => {
      await openWithoutCode(true);
      expect(screen.getByText('Rename')).toBeVisible();
      expect(screen.queryByText('The page failed')).not.toBeInTheDocument();
    });

    test('the page fails for the lack of anything else', async () => {
      // React reports what a boundary caught.
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await openWithoutCode(false);
      expect(screen.getByText('The page failed')).toBeVisible();
    });
  });
});
