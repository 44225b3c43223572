import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../support/school/mockSchool';
import type { MatomoService, PlausibleService, Service } from '../../src/content/services';
import { consentScript } from '../../src/services/consentScript';
import { Embed } from '../../src/services/Embed';
import { PrivacyButton } from '../../src/services/PrivacyButton';
import { consentStore } from '../../src/services/consentStore';
import { Services } from '../../src/services/Services';
import { renderWhole } from '../support/renderWhole';
import { services as mockServices } from '../support/school/noOffice';

const PLAUSIBLE: PlausibleService = {
  id: 'plausible',
  kind: 'plausible',
  name: 'Plausible',
  about: 'Counts visits without cookies.',
  purpose: 'statistics',
  needsConsent: true,
  script: 'https://plausible.example.org/script.js',
  domain: 'school.example.org',
};
const MATOMO: MatomoService = {
  id: 'matomo',
  kind: 'matomo',
  name: 'Matomo',
  about: 'Counts visits.',
  purpose: 'statistics',
  needsConsent: false,
  server: 'https://matomo.example.org/',
  siteId: 7,
  cookies: false,
};
const VIDEOS: Service = {
  id: 'videos',
  kind: 'embed',
  name: 'Video Host',
  about: 'It sees which videos you watch.',
  purpose: 'media',
  needsConsent: true,
  origin: 'https://videos.example.org',
};

beforeEach(() => {
  localStorage.clear();
  window.name = '';
  document.documentElement.className = 'js';
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  delete window._paq;
});

/** Loads a document of a school with services, as a browser does: the script runs before the first paint. */
async function load(...services: Service[]): Promise<void> {
  cleanup();
  document.documentElement.removeAttribute('data-asks-consent');
  document.title = 'Home';
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  const inline = document.createElement('script');
  inline.textContent = consentScript(services);
  document.body.append(inline);
  inline.remove();
  await renderWhole(
    <>
      <Services services={services} />
      <PrivacyButton />
    </>,
  );
}

/** Addresses of the scripts that services have added. */
function scripts(): string[] {
  return [...document.head.querySelectorAll('script')].map(({ src }) => src);
}

function question(): HTMLElement | null {
  return screen.queryByRole('region', { name: 'Privacy' });
}

function askNotToTrack(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
}

test('nothing loads before the visitor agrees, and then at once', async () => {
  const service = { ...PLAUSIBLE, id: 'agrees' };
  await load(service);
  expect(scripts()).toEqual([]);
  expect(question()).toHaveTextContent('May we use Plausible? Counts visits without cookies.');
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(scripts()).toEqual(['https://plausible.example.org/script.js']);
  const [script] = document.head.querySelectorAll('script');
  expect(script).toHaveAttribute('data-domain', 'school.example.org');
  expect(question()).toBeNull();
  await load(service);
  expect(question()).toBeNull();
});

test('a refusal is saved, and the question comes back only for a new service', async () => {
  const service = { ...PLAUSIBLE, id: 'refused' };
  await load(service);
  await userEvent.click(screen.getByRole('button', { name: "Don't allow" }));
  expect(scripts()).toEqual([]);
  await load(service);
  expect(question()).toBeNull();
  await load(service, { ...PLAUSIBLE, id: 'newer', name: 'Newer' });
  expect(question()).not.toBeNull();
  expect(scripts()).toEqual([]);
});

test('a service that needs no consent starts without a question', async () => {
  await load({ ...MATOMO, id: 'unasked' });
  expect(question()).toBeNull();
  expect(scripts()).toEqual(['https://matomo.example.org/matomo.js']);
});

test('with Global Privacy Control, nothing is asked or counted until the visitor opts in', async () => {
  askNotToTrack();
  const service = { ...MATOMO, id: 'signal' };
  await load(service, { ...PLAUSIBLE, id: 'signal-asked' });
  expect(question()).toBeNull();
  expect(scripts()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Privacy choices' }));
  expect(dialog.getByText(/Your browser asks sites not to track you/)).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Statistics' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save choices' }));
  expect(scripts()).toHaveLength(2);
});

test('the dialog has a checkbox for each purpose, and cancelling changes nothing', async () => {
  await load({ ...PLAUSIBLE, id: 'dialog' }, VIDEOS);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Privacy choices' }));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  const media = dialog.getByRole('checkbox', { name: 'Content from other sites' });
  expect(media).not.toBeChecked();
  const described = document.getElementById(media.getAttribute('aria-describedby') ?? '');
  expect(described).toHaveTextContent('Video Host: It sees which videos you watch.');
  await userEvent.click(media);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage).toHaveLength(0);
  expect(question()).not.toBeNull();
});

test('a purpose is half checked while only some of its services may load', async () => {
  await load({ ...PLAUSIBLE, id: 'half-asked' }, { ...MATOMO, id: 'half-unasked' });
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  const statistics = await screen.findByRole('checkbox', { name: 'Statistics' });
  expect(statistics).not.toBeChecked();
  expect(statistics).toHaveAttribute('data-indeterminate', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
});

test('Matomo sets no cookies unless the school wants them, and counts each page once', async () => {
  await load({ ...MATOMO, id: 'pages' });
  const commands = window._paq as unknown as unknown[][];
  expect(commands).toContainEqual(['disableCookies']);
  expect(commands).toContainEqual(['setTrackerUrl', 'https://matomo.example.org/matomo.php']);
  expect(commands).toContainEqual(['setSiteId', '7']);
  const views = () => commands.filter(([name]) => name === 'trackPageView').length;
  expect(views()).toBe(1);
  window.history.pushState(null, '', '/courses');
  document.title = 'Courses';
  await waitFor(() => expect(views()).toBe(2));
  expect(commands).toContainEqual(['setDocumentTitle', 'Courses']);
  window.history.pushState(null, '', '/');
});

function blockStorage(): void {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked');
    });
  }
}

test('with storage blocked, a decision lasts until the tab is closed', async () => {
  blockStorage();
  await load({ ...PLAUSIBLE, id: 'blocked' });
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(scripts()).toHaveLength(1);
  expect(question()).toBeNull();
  await load({ ...PLAUSIBLE, id: 'blocked' });
  expect(question()).toBeNull();
});

test('with storage blocked, an opt-out is kept in the next document of the tab', async () => {
  blockStorage();
  consentStore.decide({ matomo: false });
  jest.resetModules();
  const next = await import('../../src/services/consentStore');
  expect(next.isAllowed(MATOMO, next.consentStore.getSnapshot())).toBe(false);
});

test('a decision that can be saved leaves the name of the tab alone', () => {
  window.name = 'preview';
  consentStore.decide({ matomo: false });
  expect(window.name).toBe('preview');
});

test('the name of a tab that another site has opened is not replaced', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  window.name = 'preview';
  consentStore.decide({ matomo: false });
  expect(window.name).toBe('preview');
  expect(consentStore.getSnapshot()).toMatchObject({ matomo: false });
});

test('a frame of another site loads only after the visitor has agreed', async () => {
  (mockServices as Service[]).splice(0, Infinity, VIDEOS);
  const embed = <Embed service="videos" src="https://videos.example.org/1" title="A tour" />;
  await renderWhole(embed);
  expect(screen.queryByTitle('A tour')).toBeNull();
  expect(screen.getByRole('link', { name: /^Open it at videos\.example\.org/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load it' }));
  expect(screen.getByTitle('A tour')).toHaveAttribute('src', 'https://videos.example.org/1');
  cleanup();
  await renderWhole(embed);
  await userEvent.click(screen.getByRole('button', { name: 'Always load from Video Host' }));
  cleanup();
  await renderWhole(embed);
  expect(screen.getByTitle('A tour')).toBeVisible();
});

test('a frame of a host without a service is an error', async () => {
  (mockServices as Service[]).splice(0, Infinity, VIDEOS);
  jest.spyOn(console, 'error').mockImplementation();
  await expect(
    renderWhole(<Embed service="videos" src="https://other.example.org/1" title="A tour" />),
  ).rejects.toThrow('has the host of https://other.example.org/1');
});
