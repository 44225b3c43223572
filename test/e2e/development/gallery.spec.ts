import type { Locator, Page } from '@playwright/test';
import { stepTo } from '../support/stepTo';
import { expect, test } from '../support/test';

const ADDRESS = '/gallery';

/**
 * Tries out each family of components and checks the result. The roles and names come from `test/gallery`.
 */
const FAMILIES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a loading button': async (page) => {
    const button = page.getByRole('button', { name: 'Load', exact: true });
    await button.click();
    await expect(button).toBeDisabled();
    await expect(button.getByRole('progressbar')).toBeVisible();
  },
  'an opt-in ripple': async (page) => {
    const button = page.getByRole('button', { name: 'With ripple' });
    await button.hover();
    await page.mouse.down();
    await expect(button.locator('.MuiTouchRipple-child')).toBeVisible();
    await page.mouse.up();
  },
  'toggle buttons': async (page) => {
    const right = page.getByRole('button', { name: 'Right', exact: true });
    await right.click();
    await expect(right).toHaveAttribute('aria-pressed', 'true');
  },
  'a text field': async (page) => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  },
  'a multiline field': async (page) => {
    const field = page.getByRole('textbox', { name: 'Long' });
    const height = () => field.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await field.fill('1\n2\n3\n4\n5\n6');
    await expect.poll(height).toBeGreaterThan(before);
  },
  'a select': async (page) => {
    await page.getByRole('combobox', { name: 'Fruit', exact: true }).click();
    await page.getByRole('option', { name: 'Cherry' }).click();
    await expect(page.getByRole('combobox', { name: 'Fruit', exact: true })).toHaveText('Cherry');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  },
  'a native select': async (page) => {
    await page.getByRole('combobox', { name: 'Native fruit' }).selectOption('Apple');
    await expect(page.getByRole('combobox', { name: 'Native fruit' })).toHaveValue('Apple');
  },
  'an autocomplete': async (page) => {
    const field = page.getByRole('combobox', { name: 'Find fruit' });
    await field.fill('ban');
    await page.getByRole('listbox').getByRole('option', { name: 'Banana' }).click();
    await expect(field).toHaveValue('Banana');
  },
  'a checkbox': async (page) => {
    await page.getByRole('checkbox', { name: 'I agree' }).check();
    await expect(page.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
  },
  radios: async (page) => {
    await page.getByRole('radio', { name: 'Large' }).check();
    await expect(page.getByRole('radio', { name: 'Small' })).not.toBeChecked();
  },
  'a switch': async (page) => {
    await page.getByRole('switch', { name: 'Sound' }).check();
    await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked();
  },
  'a slider': async (page) => {
    await page.getByRole('slider', { name: 'Volume' }).press('ArrowRight');
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('31');
  },
  'a rating': async (page) => {
    await page.locator('label', { hasText: '4 Stars' }).click();
    await expect(page.getByRole('radio', { name: '4 Stars' })).toBeChecked();
  },
  'a deletable chip': async (page) => {
    await page.getByRole('button', { name: 'First' }).press('Delete');
    await expect(page.getByRole('button', { name: 'First' })).toHaveCount(0);
  },
  'an accordion': async (page) => {
    await page.getByRole('button', { name: 'Unfold' }).click();
    await expect(page.getByText('Unfolded text')).toBeVisible();
  },
  tabs: async (page) => {
    const second = page.getByRole('tab', { name: 'Second view' });
    await second.click();
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
  'a stepper': async (page) => {
    const step = page.getByRole('tab', { name: 'Write' });
    await step.click();
    await expect(step).toHaveAttribute('aria-selected', 'true');
  },
  'a pagination': async (page) => {
    await page.getByRole('button', { name: 'Go to page 3' }).click();
    await expect(page.getByRole('button', { name: 'page 3', exact: true })).toHaveAttribute(
      'aria-current',
      /true|page/,
    );
  },
  'a snackbar': async (page) => {
    await page.getByRole('button', { name: 'Show message' }).click();
    await expect(page.getByText('Message shown')).toBeVisible();
  },
  'a tooltip': async (page) => {
    await page.getByRole('button', { name: 'A hint' }).hover();
    await expect(page.getByRole('tooltip', { name: 'A hint' })).toBeVisible();
  },
  'a menu': async (page) => {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('menuitem', { name: 'Menu choice' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
  'a drawer': async (page) => {
    await page.getByRole('button', { name: 'Open the drawer' }).click();
    await page.getByRole('button', { name: 'Close the drawer' }).click();
    await expect(page.getByRole('button', { name: 'Close the drawer' })).toHaveCount(0);
  },
  'a dialog': async (page) => {
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await expect(page.getByRole('dialog', { name: 'A question' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'a popover': async (page) => {
    await page.getByRole('button', { name: 'Open the popover' }).click();
    await expect(page.getByText('Popover text')).toBeVisible();
  },
  'hooks for the viewport and color mode': async (page) => {
    await expect(page.getByTestId('width')).toHaveText('wide');
    await expect(page.getByTestId('mode')).toHaveText('system');
  },
};

test.use({ siteName: 'variant' });

/**
 * Returns the computed style of every element of the page's content. Normalizes notation: the build minifies
 * values (`.5`, `0%`) and drops vendor prefixes, but Emotion doesn't in the browser. Custom properties are
 * skipped because they affect other properties.
 */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element, index) => {
      const style = getComputedStyle(element);
      const values = [...style]
        .filter((name) => !name.startsWith('--') && !name.startsWith('-webkit-box-'))
        .map((name) => {
          const value = style.getPropertyValue(name);
          return `${name}:${value.replace(/(?<![\d.])0(?:px|%)/g, '0').replace(/(?<!\d)\.(?=\d)/g, '0.')}`;
        });
      return `${index} ${element.tagName} ${values.join(';')}`;
    }),
  );
}

/** @returns the declarations of `after` that aren't in `before` */
function differences(before: readonly string[], after: readonly string[]): string[] {
  return after.flatMap((line, index) => {
    const known = new Set(before[index]?.split(';'));
    return line === before[index] ? [] : line.split(';').filter((value) => !known.has(value));
  });
}

/**
 * Uses a system font for all text. If the web fonts loaded slowly, the page would keep its fallback font, and
 * sizes would differ.
 */
async function useSystemFont(page: Page) {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const { style } = document.documentElement;
      for (const name of ['--font-text', '--font-heading']) style.setProperty(name, 'sans-serif');
    }),
  );
}

/** Stops animations and removes focus, so that computed styles can be compared. */
async function settle(page: Page) {
  await expect(page.getByTestId('mode')).toHaveText('system');
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel();
    (document.activeElement as HTMLElement | null)?.blur();
    document.querySelector('main h1')?.removeAttribute('tabindex');
  });
}

function family(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'styles are the same after a load and after a navigation',
      { tag: '@all' },
      async ({ page, site }) => {
        await useSystemFont(page);
        await site.visit(page, ADDRESS);
        await settle(page);
        const loaded = await computedStyles(page);
        await site.visit(page, '/about');
        await stepTo(page, site.url(ADDRESS));
        await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible();
        await settle(page);
        const opened = await computedStyles(page);
        expect(loaded.length).toBeGreaterThan(200);
        expect(opened).toHaveLength(loaded.length);
        expect(differences(loaded, opened)).toEqual([]);
      },
    );
  });
}

// Behavior doesn't depend on the color mode, so the full page load and the client-side navigation are each
// tested in only one mode.
test('every family works on the first page', { tag: '@all' }, async ({ page, site }) => {
  test.slow();
  await site.visit(page, ADDRESS);
  await useFamilies(page);
});

test('every family works after a client-side navigation, in dark mode', async ({ page, site }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await site.visit(page, '/about');
  await stepTo(page, site.url(ADDRESS));
  await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible();
  await useFamilies(page);
});

/** Tries out every component family, then reports all failures together. */
async function useFamilies(page: Page) {
  const failed: string[] = [];
  for (const [name, use] of Object.entries(FAMILIES)) {
    await test.step(name, () =>
      use(page).catch((error: unknown) => failed.push(`${name}: ${String(error)}`)),
    );
    // Moves the pointer away so that it doesn't affect the next family.
    await page.mouse.move(0, 0);
  }
  expect(failed).toEqual([]);
}

test('outlined fields with one line are equally high', async ({ page, site }) => {
  await site.visit(page, ADDRESS);
  const heightOf = (role: 'textbox' | 'combobox', name: string) =>
    page
      .getByRole(role, { name, exact: true })
      .locator('xpath=ancestor::*[contains(@class, "MuiOutlinedInput-root")]')
      .evaluate((frame) => frame.getBoundingClientRect().height);
  for (const [text, list, search, height] of [
    ['Name', 'Fruit', 'Find fruit', 44],
    ['Small text', 'Small list', 'Small search', 40],
  ] as const) {
    expect(await heightOf('textbox', text)).toBe(height);
    expect(await heightOf('combobox', list)).toBe(height);
    expect(await heightOf('combobox', search)).toBe(height);
  }
});

test("the policy allows the prerendered page's style attributes", async ({ page, site }) => {
  await site.visit(page, ADDRESS);
  const feedback = family(page, 'Feedback');
  await expect(feedback.getByText('Styled by an attribute')).toHaveCSS('padding-left', '12px');
  await expect(feedback.locator('.MuiSkeleton-root').first()).toHaveCSS('width', '210px');
  await expect(
    page.getByText('Raised card').locator('xpath=ancestor::*[contains(@class, "MuiCard-root")]'),
  ).not.toHaveCSS('box-shadow', 'none');
});

test("a team's nested theme is applied", async ({ page, site }) => {
  await site.visit(page, ADDRESS);
  const team = page.getByTestId('team');
  await expect(team.getByRole('heading', { level: 2 })).toHaveCSS('font-style', 'italic');
  await expect(team.getByRole('heading', { level: 2 })).toHaveCSS('font-size', '40px');
  await expect(team.getByText('By a team function')).toHaveCSS('padding', '60px');
  await expect(team.getByRole('button', { name: 'By a team variant' })).toHaveCSS(
    'border-style',
    'dashed',
  );
  const violet = team.getByRole('button', { name: 'In a team color' });
  await expect(violet).toHaveCSS('background-color', 'rgb(109, 40, 217)');
  await expect(violet).toHaveCSS('letter-spacing', '3px');
  await expect(team.getByRole('alert')).toHaveClass(/MuiAlert-filled/);
  await page.setViewportSize({ width: 990, height: 720 });
  await expect(team.getByText('By a team breakpoint')).toBeHidden();
  await page.setViewportSize({ width: 1010, height: 720 });
  await expect(team.getByText('By a team breakpoint')).toBeVisible();
});
