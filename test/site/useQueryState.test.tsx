import { act, render, renderHook } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  BrowserRouter,
  MemoryRouter,
  StaticRouter,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { useQueryState, type QueryCodec } from '../../src/site/useQueryState';

interface Filters {
  text: string;
  level: string | null;
  picks: readonly string[];
}

const LEVELS = ['low', 'high'];
const NOTHING: Filters = { text: '', level: null, picks: [] };

const CODEC: QueryCodec<Filters> = {
  read: (params) => ({
    text: (params.get('q') ?? '').slice(0, 20),
    level: LEVELS.find((level) => level === params.get('level')) ?? null,
    picks: ['a', 'b'].filter((pick) => params.get('picks')?.split(',').includes(pick)),
  }),
  write({ text, level, picks }) {
    const params = new URLSearchParams();
    if (text.trim()) params.set('q', text.trim());
    if (level) params.set('level', level);
    if (picks.length > 0) params.set('picks', picks.join(','));
    return params;
  },
};

function useFilters() {
  return {
    ...useQueryState(CODEC, NOTHING),
    navigate: useNavigate(),
    location: useLocation(),
  };
}

/** @returns the result of the hook on a page with the given query, opened from another page */
function openPage(search = '') {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', `/page${search}`);
  return renderHook(useFilters, { wrapper: BrowserRouter }).result;
}

/** Calls `first`, then moves through the browser history before React can rerender. */
async function traverse(steps: number, first = () => {}) {
  await act(async () => {
    first();
    const popped = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.go(steps);
    jest.advanceTimersByTime(50);
    await popped;
  });
}

const pauseTyping = () => act(() => jest.advanceTimersByTime(250));
const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
});

test('a choice shows immediately and pushes a history entry', () => {
  const page = openPage('?q=x');
  const entries = window.history.length;
  act(() => page.current.choose({ level: 'low' }));
  expect(page.current.state).toEqual({ text: 'x', level: 'low', picks: [] });
  expect(address()).toBe('/page?q=x&level=low');
  expect(window.history.length).toBe(entries + 1);
});

test('two choices in one tick are both applied, and Back undoes them one by one', async () => {
  const page = openPage();
  act(() => {
    page.current.choose({ level: 'low' });
    page.current.choose({ picks: ['a', 'b'] });
  });
  expect(page.current.state).toEqual({ text: '', level: 'low', picks: ['a', 'b'] });
  expect(address()).toBe('/page?level=low&picks=a,b');
  await traverse(-1);
  expect(page.current.state).toEqual({ ...NOTHING, level: 'low' });
  await traverse(-1);
  expect(page.current.state).toEqual(NOTHING);
  await traverse(2);
  expect(page.current.state).toEqual({ text: '', level: 'low', picks: ['a', 'b'] });
});

test('choices computed from the state build on each other in one tick', () => {
  const page = openPage();
  act(() => {
    for (const pick of ['a', 'b']) {
      page.current.choose(({ picks }) => ({ picks: [...picks, pick] }));
    }
  });
  expect(page.current.state.picks).toEqual(['a', 'b']);
  expect(address()).toBe('/page?picks=a,b');
});

test('Back right after a choice shows the state of the URL, and the next choice builds on it', async () => {
  const page = openPage('?q=x');
  await traverse(-1, () => page.current.choose({ level: 'low' }));
  expect(address()).toBe('/page?q=x');
  expect(page.current.state).toEqual({ ...NOTHING, text: 'x' });
  act(() => page.current.choose({ picks: ['a'] }));
  expect(page.current.state).toEqual({ text: 'x', level: null, picks: ['a'] });
});

test('Back right after two choices shows the first', async () => {
  const page = openPage();
  await traverse(-1, () => {
    page.current.choose({ level: 'low' });
    page.current.choose({ level: 'high' });
  });
  expect(address()).toBe('/page?level=low');
  expect(page.current.state.level).toBe('low');
});

test('typing shows immediately, and the URL is updated once after the pause without a history entry', () => {
  const page = openPage();
  const entries = window.history.length;
  const replaced = jest.spyOn(window.history, 'replaceState');
  for (const text of ['c', 'co', 'col', 'cold ']) {
    act(() => page.current.type({ text }));
    expect(page.current.state.text).toBe(text);
    act(() => jest.advanceTimersByTime(200));
  }
  expect(address()).toBe('/page');
  act(() => jest.advanceTimersByTime(50));
  expect(address()).toBe('/page?q=cold');
  // The URL drops the trailing space, but the field keeps it.
  expect(page.current.state.text).toBe('cold ');
  expect(window.history.length).toBe(entries);
  expect(replaced).toHaveBeenCalledTimes(1);
});

test('typing in two fields in one tick keeps both', () => {
  const page = openPage();
  act(() => {
    page.current.type({ text: 'x' });
    page.current.type({ picks: ['b'] });
  });
  pauseTyping();
  expect(address()).toBe('/page?q=x&picks=b');
});

test('Back while typing restores the previous state and cancels the update', async () => {
  const page = openPage();
  act(() => page.current.choose({ level: 'low' }));
  act(() => page.current.type({ text: 'x' }));
  await traverse(-1);
  expect(page.current.state).toEqual(NOTHING);
  const replaced = jest.spyOn(window.history, 'replaceState');
  pauseTyping();
  expect(page.current.state).toEqual(NOTHING);
  expect(address()).toBe('/page');
  expect(replaced).not.toHaveBeenCalled();
});

test('Back after a choice and typing in one tick restores the previous state', async () => {
  const page = openPage();
  await traverse(-1, () => {
    page.current.choose({ level: 'low' });
    page.current.type({ text: 'x' });
  });
  pauseTyping();
  expect(page.current.state).toEqual(NOTHING);
  expect(address()).toBe('/page');
});

test('a choice while typing includes the text, and Back undoes only the choice', async () => {
  const page = openPage();
  const entries = window.history.length;
  act(() => {
    page.current.type({ text: 'x ' });
    page.current.choose({ level: 'low' });
  });
  expect(page.current.state).toEqual({ text: 'x ', level: 'low', picks: [] });
  expect(address()).toBe('/page?q=x&level=low');
  expect(window.history.length).toBe(entries + 1);
  pauseTyping();
  expect(window.history.length).toBe(entries + 1);
  await traverse(-1);
  expect(address()).toBe('/page?q=x');
  expect(page.current.state).toEqual({ ...NOTHING, text: 'x' });
});

test('leaving the page while typing does not change the URL', () => {
  window.history.pushState(null, '', '/page');
  const { result, unmount } = renderHook(useFilters, { wrapper: BrowserRouter });
  act(() => result.current.type({ text: 'x' }));
  unmount();
  window.history.pushState(null, '', '/after');
  pauseTyping();
  expect(address()).toBe('/after');
});

test.each(['a draft', 'text in the URL', 'a choice'])(
  'a link to the same page with another query overrides %s',
  (kind) => {
    const page = openPage();
    if (kind === 'a choice') act(() => page.current.choose({ level: 'low' }));
    else act(() => page.current.type({ text: 'x' }));
    if (kind === 'text in the URL') pauseTyping();
    act(() => void page.current.navigate('/page?level=high#there'));
    expect(page.current.state).toEqual({ ...NOTHING, level: 'high' });
    pauseTyping();
    expect(address()).toBe('/page?level=high#there');
    act(() => page.current.choose({ picks: ['a'] }));
    expect(address()).toBe('/page?level=high&picks=a#there');
  },
);

test('a link right after a choice overrides the choice', () => {
  const page = openPage();
  act(() => {
    page.current.choose({ level: 'low' });
    void page.current.navigate('/page');
  });
  expect(page.current.state).toEqual(NOTHING);
});

test('text typed before a link was followed does not undo the navigation', () => {
  const page = openPage();
  act(() => page.current.type({ text: 'x' }));
  window.history.pushState(null, '', '/page?level=high');
  pauseTyping();
  expect(address()).toBe('/page?level=high');
});

test('a link to a fragment keeps the text being typed', () => {
  const page = openPage('?q=x');
  act(() => page.current.type({ text: 'x ' }));
  act(() => {
    window.history.pushState(null, '', '#there');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(page.current.location.hash).toBe('#there');
  expect(page.current.state.text).toBe('x ');
  act(() => page.current.type({ text: 'x y' }));
  pauseTyping();
  expect(address()).toBe('/page?q=x+y#there');
});

test("Back to another page does not read that page's query", async () => {
  const read = jest.fn(CODEC.read);
  window.history.pushState(null, '', '/before?q=before');
  window.history.pushState(null, '', '/page?q=x');
  const { result } = renderHook(() => useQueryState({ ...CODEC, read }, NOTHING), {
    // The router's location never changes, which simulates a page that stays visible while the next one
    // loads.
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/page?q=x']}>{children}</MemoryRouter>
    ),
  });
  await traverse(-1);
  expect(address()).toBe('/before?q=before');
  expect(result.current.state.text).toBe('x');
});

test('settle updates the URL before the pause', () => {
  const page = openPage();
  const entries = window.history.length;
  act(() => {
    page.current.type({ text: 'x' });
    page.current.settle();
    expect(address()).toBe('/page?q=x');
  });
  pauseTyping();
  expect(window.history.length).toBe(entries);
  expect(page.current.state.text).toBe('x');
});

test('works with a router without popstate events', () => {
  const { result } = renderHook(useFilters, { wrapper: MemoryRouter });
  act(() => result.current.choose({ level: 'low' }));
  act(() => result.current.choose({ level: 'high' }));
  act(() => void result.current.navigate(-1));
  expect(result.current.state.level).toBe('low');
  act(() => result.current.type({ text: 'x' }));
  act(() => void result.current.navigate(-1));
  pauseTyping();
  expect(result.current.state).toEqual(NOTHING);
  expect(result.current.location.search).toBe('');
});

test.each([
  ['names of built-in properties', '?level=__proto__&picks=%00&q', NOTHING],
  ['odd separators', '?level[]=low&&&=&toString=1', NOTHING],
  ['a broken escape', '?q=%E0%A4%A', { ...NOTHING, text: '\uFFFD%A' }],
  [
    'long values',
    `?q=${'9'.repeat(5000)}&picks=${'x,'.repeat(5000)}`,
    { ...NOTHING, text: '9'.repeat(20) },
  ],
  [
    'repeated values',
    '?level=low&level=high&picks=b,b,,c',
    { ...NOTHING, level: 'low', picks: ['b'] },
  ],
])(
  'a malformed query with %s gives a valid state, after Back too',
  async (_name, search, state) => {
    const page = openPage(search);
    expect(page.current.state).toEqual(state);
    act(() => page.current.choose({ level: 'high' }));
    expect(page.current.state).toEqual({ ...state, level: 'high' });
    await traverse(-1);
    expect(page.current.state).toEqual(state);
  },
);

describe('a prerendered page', () => {
  function Page() {
    const { state } = useQueryState(CODEC, NOTHING);
    return <output>{JSON.stringify(state)}</output>;
  }

  const prerender = (location: string) =>
    renderToString(
      <StaticRouter location={location}>
        <Page />
      </StaticRouter>,
    );

  test('is the same for every query', () => {
    expect(prerender('/page?q=x')).toBe(prerender('/page'));
  });

  test('hydrates without a mismatch, then shows the state of the URL', () => {
    window.history.pushState(null, '', '/page?q=x');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = prerender('/page');
    const errors: unknown[] = [];
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(
        container,
        <BrowserRouter>
          <Page />
        </BrowserRouter>,
        { onRecoverableError: (error) => errors.push(error) },
      );
    });
    expect(errors).toEqual([]);
    expect(container).toHaveTextContent('"text":"x"');
    act(() => root?.unmount());
    container.remove();
  });

  test('is not used after client-side navigation, which shows the state of the URL immediately', () => {
    const seen: string[] = [];
    function Watched() {
      seen.push(useQueryState(CODEC, NOTHING).state.text);
      return null;
    }
    render(
      <MemoryRouter initialEntries={['/page?q=x']}>
        <Watched />
      </MemoryRouter>,
    );
    expect(new Set(seen)).toEqual(new Set(['x']));
  });
});
