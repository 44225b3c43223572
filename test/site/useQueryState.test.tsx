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
import { isOwnEntry, useQueryState, type QueryCodec } from '../../src/site/useQueryState';

interface Asked {
  text: string;
  level: string | null;
  picks: readonly string[];
}

const LEVELS = ['low', 'high'];
const NOTHING: Asked = { text: '', level: null, picks: [] };

const CODEC: QueryCodec<Asked> = {
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

function useAsked() {
  return {
    ...useQueryState(CODEC, NOTHING),
    navigate: useNavigate(),
    location: useLocation(),
  };
}

/** @returns the hook on a page of that address, entered from another page */
function openPage(search = '') {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', `/page${search}`);
  return renderHook(useAsked, { wrapper: BrowserRouter }).result;
}

/** Goes through the history; what `first` does comes before any of it is rendered. */
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

test('a choice shows at once and is an entry of the history', () => {
  const page = openPage('?q=x');
  const entries = window.history.length;
  act(() => page.current.choose({ level: 'low' }));
  expect(page.current.state).toEqual({ text: 'x', level: 'low', picks: [] });
  expect(address()).toBe('/page?q=x&level=low');
  expect(window.history.length).toBe(entries + 1);
});

test('two choices in one tick build upon each other, and Back takes them back one by one', async () => {
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

test('Back right after a choice shows what the address says, and so does the next choice', async () => {
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

test('typing shows at once; the address follows once, at the pause, in the same entry', () => {
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
  // The space is not taken away from who goes on typing.
  expect(page.current.state.text).toBe('cold ');
  expect(window.history.length).toBe(entries);
  expect(replaced).toHaveBeenCalledTimes(1);
});

test('typing into two fields in one tick keeps both', () => {
  const page = openPage();
  act(() => {
    page.current.type({ text: 'x' });
    page.current.type({ picks: ['b'] });
  });
  pauseTyping();
  expect(address()).toBe('/page?q=x&picks=b');
});

test('typing, then Back: the address is what it was, and stays so', async () => {
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

test('a choice and typing in one tick, then Back', async () => {
  const page = openPage();
  await traverse(-1, () => {
    page.current.choose({ level: 'low' });
    page.current.type({ text: 'x' });
  });
  pauseTyping();
  expect(page.current.state).toEqual(NOTHING);
  expect(address()).toBe('/page');
});

test('typing, then a choice: the choice has the text, and Back takes only the choice', async () => {
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

test('typing, then another page: the address stays', () => {
  window.history.pushState(null, '', '/page');
  const { result, unmount } = renderHook(useAsked, { wrapper: BrowserRouter });
  act(() => result.current.type({ text: 'x' }));
  unmount();
  window.history.pushState(null, '', '/after');
  pauseTyping();
  expect(address()).toBe('/after');
});

test.each(['a draft', 'a text the address has', 'a choice'])(
  'a link to the same page with another query counts more than %s',
  (kind) => {
    const page = openPage();
    if (kind === 'a choice') act(() => page.current.choose({ level: 'low' }));
    else act(() => page.current.type({ text: 'x' }));
    if (kind === 'a text the address has') pauseTyping();
    act(() => void page.current.navigate('/page?level=high#there'));
    expect(page.current.state).toEqual({ ...NOTHING, level: 'high' });
    pauseTyping();
    expect(address()).toBe('/page?level=high#there');
    act(() => page.current.choose({ picks: ['a'] }));
    expect(address()).toBe('/page?level=high&picks=a#there');
  },
);

test('a link right after a choice counts more than the choice', () => {
  const page = openPage();
  act(() => {
    page.current.choose({ level: 'low' });
    void page.current.navigate('/page');
  });
  expect(page.current.state).toEqual(NOTHING);
});

test('a link that is followed but not yet rendered is not undone by what was typed before', () => {
  const page = openPage();
  act(() => page.current.type({ text: 'x' }));
  window.history.pushState(null, '', '/page?level=high');
  pauseTyping();
  expect(address()).toBe('/page?level=high');
});

test('going to a passage of the page keeps what is being typed', () => {
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

test('Back to another page is left to that page', async () => {
  const read = jest.fn(CODEC.read);
  window.history.pushState(null, '', '/before?q=before');
  window.history.pushState(null, '', '/page?q=x');
  const { result } = renderHook(() => useQueryState({ ...CODEC, read }, NOTHING), {
    // Its location stays: a page stays until the code of the next has come.
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/page?q=x']}>{children}</MemoryRouter>
    ),
  });
  await traverse(-1);
  expect(address()).toBe('/before?q=before');
  expect(result.current.state.text).toBe('x');
});

test('the state can be settled before the pause', () => {
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

test('an entry tells whether a change of the state made it', () => {
  const page = openPage();
  expect(isOwnEntry(page.current.location.state)).toBe(false);
  act(() => page.current.choose({ level: 'low' }));
  expect(isOwnEntry(page.current.location.state)).toBe(true);
  act(() => void page.current.navigate('/page?q=x', { state: 'other' }));
  expect(isOwnEntry(page.current.location.state)).toBe(false);
});

test('follows a router that tells no more than its location', () => {
  const { result } = renderHook(useAsked, { wrapper: MemoryRouter });
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
  ['names of the language', '?level=__proto__&picks=%00&q', NOTHING],
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
])('a hostile address, %s: it gives a state, by Back too', async (_name, search, state) => {
  const page = openPage(search);
  expect(page.current.state).toEqual(state);
  act(() => page.current.choose({ level: 'high' }));
  expect(page.current.state).toEqual({ ...state, level: 'high' });
  await traverse(-1);
  expect(page.current.state).toEqual(state);
});

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

  test('is hydrated as it is, and then shows what the address says', () => {
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

  test('a page that the router opens shows what the address says at once', () => {
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
