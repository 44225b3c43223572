import type { Locator, Page } from '@playwright/test';

/** Names of a button that switches the color mode. */
const SWITCH_NAME = /\b(?:dark|light|colou?r)[ -](?:mode|theme|scheme)\b|\btheme\b/i;
const SWITCH_CLASS = ':is(button, [role="switch"]):is([class*="theme" i], [class*="color-mode" i])';
const MENU_NAME = /\b(?:menu|navigation)\b/i;
const LINKS = ':is(header, nav, footer) a[href]';

/**
 * Finds a page's theme switch by its name or class. If none is visible, opens the header's menu and looks
 * there.
 *
 * @returns the switch, if there is one, and whether the menu was opened
 */
export async function findThemeSwitch(
  page: Page,
): Promise<{ themeSwitch?: Locator; menuOpened: boolean }> {
  const candidates = [
    page.getByRole('button', { name: SWITCH_NAME }),
    page.getByRole('switch', { name: SWITCH_NAME }),
    page.locator(SWITCH_CLASS),
  ];
  const themeSwitch = await firstVisible(candidates);
  if (themeSwitch) return { themeSwitch, menuOpened: false };
  const menu = await firstVisible([
    page.locator('header, nav').getByRole('button', { name: MENU_NAME }),
  ]);
  if (!menu) return { menuOpened: false };
  await menu.tap();
  await candidates[0]
    ?.first()
    .waitFor({ timeout: 2_000 })
    .catch(() => undefined);
  const inMenu = await firstVisible(candidates);
  return { ...(inMenu && { themeSwitch: inMenu }), menuOpened: true };
}

async function firstVisible(candidates: readonly Locator[]): Promise<Locator | undefined> {
  for (const candidate of candidates) {
    const visible = candidate.filter({ visible: true }).first();
    if ((await visible.count()) > 0) return visible;
  }
  return undefined;
}

/**
 * Finds a visible link in a page's header, navigation or footer.
 *
 * @param page - the page
 * @param preferred - path that the link should lead to
 * @returns the link, or undefined if there's none to another page of the site
 */
export async function findLink(page: Page, preferred: string): Promise<Locator | undefined> {
  const links = page.locator(LINKS).filter({ visible: true });
  const targets = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => (anchor as HTMLAnchorElement).href),
  );
  const index = chooseLink(targets, page.url(), preferred);
  return index === undefined ? undefined : links.nth(index);
}

/**
 * @param targets - URLs of links
 * @param current - URL of the page with the links
 * @param preferred - path that the link should lead to
 * @returns index of the first link to that path, otherwise of the first one to another page of the same site;
 * undefined if there's none
 */
export function chooseLink(
  targets: readonly string[],
  current: string,
  preferred: string,
): number | undefined {
  const here = new URL(current);
  const paths = targets.map((target) => {
    const { origin, pathname } = new URL(target, here);
    return origin === here.origin ? pagePath(pathname) : undefined;
  });
  const others = paths.map((path) => path !== undefined && path !== pagePath(here.pathname));
  const best = paths.findIndex((path, index) => others[index] && path === pagePath(preferred));
  const index = best === -1 ? others.indexOf(true) : best;
  return index === -1 ? undefined : index;
}

/** Returns the path of a page in one form, whatever the host adds to it. */
function pagePath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
}
