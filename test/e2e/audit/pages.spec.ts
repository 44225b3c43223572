import type { Page } from '@playwright/test';
import { GLOSSARY_ADDRESS, lessonAddress } from '../../../src/site/addresses';
import { dark, light } from '../../../src/theme/tokens';
import { faintColors, inaccessible } from '../support/accessible';
import { PAGE_EXERCISE } from '../support/contents';
import { DRAWN_LESSON, EVERY_KIND, OTHER_ADDRESSES } from '../support/kinds';
import { UNKNOWN_ADDRESS } from '../support/routes';
import { expect, test } from '../support/test';
import { smallFigureTexts } from './looks/figures';
import { framelessButtons, unmarkedChoices } from './looks/forcedColors';
import { faintGraphics } from './looks/graphics';
import { brokenOnPaper } from './looks/paper';
import { hiddenTabStops } from './looks/tabStops';
import { smallTargets } from './looks/targets';
import { collidingTexts, longLines, overflow, smallTexts } from './looks/texts';
import { show, viewName, type View } from './view';

/**
 * What eyes, hands, keyboards and paper need of every page, in both modes. A page is opened once and looked at in each view;
 * all that is found is reported, whatever else is found.
 */

interface Look {
  /** What it finds, for the report. */
  finds: string;
  /** One line for each find. */
  find: (page: Page, address: string) => Promise<string[]>;
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** Widths of text on A4 and Letter within the margins browsers choose, px. */
const A4 = { width: 718, height: 1020 };
const LETTER = { width: 741, height: 1000 };

/** Side of a target, px (WCAG 2.2, 2.5.5). */
const MIN_TARGET = 44;

/** Of graphics that say something (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3;

/** Characters of a line. */
const MAX_LINE = 75;

/** What readers write is theirs. */
const READERS_PAGES = 'iframe';

/** All letters of the glossary but two: they are the same component, and axe takes seconds for hundreds of words. */
const REPEATED =
  'section[aria-labelledby^="letter-"]:not([aria-labelledby="letter-a"], [aria-labelledby="letter-b"])';

const AXE: Look = {
  finds: 'violations of axe’s rules',
  find: (page) => inaccessible(page, [READERS_PAGES]),
};
const AXE_AGAIN: Look = {
  finds: AXE.finds,
  find: (page) => inaccessible(page, [READERS_PAGES, REPEATED]),
};
const AXE_COLORS: Look = {
  finds: 'violations of axe’s rules about colors',
  find: (page) => faintColors(page, [READERS_PAGES, REPEATED]),
};
const HEADINGS: Look = {
  finds: 'a first heading that is missing or has a twin',
  find: oddHeadings,
};
const TARGETS: Look = {
  finds: `targets smaller than ${MIN_TARGET} px`,
  find: (page) => smallTargets(page, MIN_TARGET),
};
const SMALL_TEXTS: Look = { finds: 'texts too small to read', find: smallTexts };
const LONG_LINES: Look = {
  finds: `lines of more than ${MAX_LINE} characters`,
  find: (page) => longLines(page, MAX_LINE),
};
const OVERFLOW: Look = { finds: 'scrolling sideways', find: overflow };
const COLLISIONS: Look = { finds: 'texts that overlap or are cut off', find: collidingTexts };
const FIGURES: Look = { finds: 'texts of figures too small to read', find: smallFigureTexts };
const TAB_STOPS: Look = { finds: 'stops of the keyboard that are not seen', find: hiddenTabStops };
const FRAMELESS: Look = { finds: 'primary buttons without a frame', find: framelessButtons };
const UNMARKED: Look = { finds: 'choices that look like the others', find: unmarkedChoices };
const BREAKS: Look = { finds: 'boxes and headings that break on paper', find: brokenOnPaper };

function graphics(hairline: string): Look {
  return {
    finds: `graphics of less contrast than ${MIN_CONTRAST} : 1`,
    find: (page) => faintGraphics(page, MIN_CONTRAST, hairline),
  };
}

const VIEWS: readonly [View, readonly Look[]][] = [
  // First, since axe counts the headings of a preview that has come near among the page's.
  [{ ...PHONE, mode: 'light' }, [HEADINGS, AXE]],
  [{ ...DESKTOP, mode: 'light' }, [AXE_AGAIN]],
  [{ ...PHONE, mode: 'light' }, [TARGETS, SMALL_TEXTS]],
  [{ ...PHONE, mode: 'dark' }, [AXE_COLORS, TAB_STOPS]],
  [{ ...DESKTOP, mode: 'dark' }, [AXE_COLORS, graphics(dark.line)]],
  [{ ...DESKTOP, mode: 'light' }, [graphics(light.line), TAB_STOPS]],
  [{ ...DESKTOP, mode: 'light', isForced: true }, [FRAMELESS, UNMARKED]],
  [{ ...DESKTOP, mode: 'dark', isForced: true }, [FRAMELESS, UNMARKED]],
  [{ width: 1440, height: 900, mode: 'light' }, [SMALL_TEXTS, LONG_LINES]],
  [{ width: 320, height: 640, mode: 'light' }, [OVERFLOW, COLLISIONS, FIGURES]],
  [{ ...PHONE, mode: 'light', zoom: '200%' }, [OVERFLOW, COLLISIONS]],
  [{ ...DESKTOP, mode: 'light', zoom: '200%' }, [OVERFLOW, COLLISIONS]],
  [{ ...A4, mode: 'light', isPrint: true }, [OVERFLOW, COLLISIONS, BREAKS]],
  [{ ...LETTER, mode: 'light', isPrint: true }, [OVERFLOW, COLLISIONS, BREAKS]],
];

/** What the browser logs of a preview that teaches what a visitor sees of a picture that isn't there. */
const MISSING_PICTURE = /violates .*"img-src data:".*\(about:srcdoc\)$/;

// Nothing is measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE });

// The rules walk every element, and the glossary has thousands: how long that takes says nothing of the page.
test.describe.configure({ timeout: 180_000 });

/** Pages that between them have every part of the shell and every kind of block; `npm test` audits these. */
const USUAL: readonly string[] = [
  '/',
  '/tutorials',
  '/courses',
  lessonAddress(PAGE_EXERCISE.slug),
  ...(DRAWN_LESSON ? [lessonAddress(DRAWN_LESSON.slug)] : []),
  UNKNOWN_ADDRESS,
];

for (const address of [...EVERY_KIND, ...OTHER_ADDRESSES]) {
  const tag = USUAL.includes(address) ? [] : '@all';
  test(
    `${address} is fit for eyes, hands, keyboards and paper`,
    { tag },
    async ({ page, site, expectMessages }) => {
      expectMessages(MISSING_PICTURE);
      await site.visit(page, address);
      await audit(page, address, VIEWS);
    },
  );
}

test(
  'each word of the glossary is accessible in each view',
  { tag: '@all' },
  async ({ page, site }) => {
    await site.visit(page, GLOSSARY_ADDRESS);
    await audit(page, GLOSSARY_ADDRESS, [
      [{ ...PHONE, mode: 'dark' }, [AXE]],
      [{ ...DESKTOP, mode: 'dark' }, [AXE]],
      [{ ...DESKTOP, mode: 'light' }, [AXE]],
    ]);
  },
);

/** Takes all the looks at a page that is open, in each view. */
async function audit(
  page: Page,
  address: string,
  views: readonly [View, readonly Look[]][],
): Promise<void> {
  for (const [view, looks] of views) {
    await test.step(viewName(view), async () => {
      await show(page, view);
      for (const { finds, find } of looks) {
        await test.step(finds, async () => {
          const found = await find(page, address);
          expect.soft(found, `${finds}, on ${address} ${viewName(view)}`).toEqual([]);
        });
      }
    });
  }
}

async function oddHeadings(page: Page): Promise<string[]> {
  const headings = page.getByRole('heading', { level: 1 });
  await headings.first().waitFor();
  const texts = await headings.allInnerTexts();
  return texts.length === 1 ? [] : [`${texts.length} headings: ${texts.join(', ')}`];
}
