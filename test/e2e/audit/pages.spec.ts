import type { Page } from '@playwright/test';
import { GLOSSARY_ADDRESS, lessonAddress } from '../../../src/site/addresses';
import { dark, light } from '../../../src/school/tokens';
import { axeColorViolations, axeViolations } from '../support/accessibility/accessible';
import { PAGE_EXERCISE } from '../support/content/contents';
import { FIGURE_LESSON, EVERY_KIND, OTHER_ADDRESSES } from '../support/content/kinds';
import { UNKNOWN_ADDRESS } from '../support/content/routes';
import { expect, test } from '../support/test';
import { smallFigureTexts } from './looks/figures';
import { framelessButtons, unmarkedChoices } from './looks/forcedColors';
import { largeBars } from './looks/bars';
import { faintGraphics } from './looks/graphics';
import { brokenOnPaper } from './looks/paper';
import { hiddenTabStops } from './looks/tabStops';
import { MIN_TARGET, smallTargets } from './looks/targets';
import { collidingTexts, longLines, overflow, smallTexts } from './looks/texts';
import { show, viewName, type View } from './view';

/**
 * Audits every page for visual, touch, keyboard, and print accessibility in both color modes. Each page is
 * opened once and checked in each view; soft assertions report all findings.
 */

interface Check {
  /** What the check finds. The report uses it as the check's name. */
  finds: string;
  /** Returns one line per finding. */
  find: (page: Page, address: string) => Promise<string[]>;
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const LAPTOP = { width: 1280, height: 720 };

/** A window of 1280 x 1024 px at a zoom of 400% (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Printable area of A4 and Letter with the browsers' default margins, in CSS px. */
const A4 = { width: 718, height: 1020 };
const LETTER = { width: 741, height: 1000 };

/** Minimum contrast ratio of meaningful graphics (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3;

/** Maximum part of the window that sticky bars may cover. */
const MAX_BARS = 0.5;

/** Maximum line length, in characters. */
const MAX_LINE = 75;

/** Selects the frames that preview readers' pages, so that the audit can skip their content. */
const READERS_PAGES = 'iframe';

/**
 * Excludes all glossary letters except A and B. They all use the same component, and axe takes seconds to
 * check hundreds of terms.
 */
const REPEATED =
  'section[aria-labelledby^="letter-"]:not([aria-labelledby="letter-a"], [aria-labelledby="letter-b"])';

const AXE: Check = {
  finds: 'axe violations',
  find: (page) => axeViolations(page, [READERS_PAGES]),
};
const AXE_SAMPLED: Check = {
  finds: AXE.finds,
  find: (page) => axeViolations(page, [READERS_PAGES, REPEATED]),
};
const AXE_COLORS: Check = {
  finds: 'axe violations of color rules',
  find: (page) => axeColorViolations(page, [READERS_PAGES, REPEATED]),
};
const HEADINGS: Check = {
  finds: 'a missing or duplicate h1',
  find: oddHeadings,
};
const TARGETS: Check = {
  finds: `targets smaller than ${MIN_TARGET} px`,
  find: (page) => smallTargets(page, MIN_TARGET),
};
const SMALL_TEXTS: Check = { finds: 'text too small to read', find: smallTexts };
const LONG_LINES: Check = {
  finds: `lines longer than ${MAX_LINE} characters`,
  find: (page) => longLines(page, MAX_LINE),
};
const OVERFLOW: Check = { finds: 'horizontal scrolling', find: overflow };
const COLLISIONS: Check = { finds: 'overlapping or clipped text', find: collidingTexts };
const FIGURES: Check = { finds: 'figure text too small to read', find: smallFigureTexts };
const TAB_STOPS: Check = {
  finds: 'covered tab stops, or without visible focus',
  find: (page) => hiddenTabStops(page),
};
const BARS: Check = {
  finds: `bars that cover more than ${MAX_BARS * 100}% of the window`,
  find: (page) => largeBars(page, MAX_BARS),
};
const FRAMELESS: Check = { finds: 'primary buttons without a border', find: framelessButtons };
const UNMARKED: Check = { finds: 'selected items that look unselected', find: unmarkedChoices };
const BREAKS: Check = {
  finds: 'boxes and headings that break badly in print',
  find: brokenOnPaper,
};

function graphics(hairline: string): Check {
  return {
    finds: `graphics with contrast below ${MIN_CONTRAST} : 1`,
    find: (page) => faintGraphics(page, MIN_CONTRAST, hairline),
  };
}

const VIEWS: readonly [View, readonly Check[]][] = [
  // This view goes first, before any preview has loaded, because axe would also check the previews' headings.
  [{ ...PHONE, mode: 'light' }, [HEADINGS, AXE]],
  [{ ...DESKTOP, mode: 'light' }, [AXE_SAMPLED]],
  [{ ...PHONE, mode: 'light' }, [TARGETS, SMALL_TEXTS]],
  [{ ...PHONE, mode: 'dark' }, [AXE_COLORS, TAB_STOPS]],
  [{ ...DESKTOP, mode: 'dark' }, [AXE_COLORS, graphics(dark.line)]],
  [{ ...DESKTOP, mode: 'light' }, [graphics(light.line)]],
  [{ ...LAPTOP, mode: 'light' }, [TAB_STOPS]],
  [{ ...DESKTOP, mode: 'light', isForced: true }, [FRAMELESS, UNMARKED]],
  [{ ...DESKTOP, mode: 'dark', isForced: true }, [FRAMELESS, UNMARKED]],
  [{ width: 1440, height: 900, mode: 'light' }, [SMALL_TEXTS, LONG_LINES]],
  [{ width: 320, height: 640, mode: 'light' }, [OVERFLOW, COLLISIONS, FIGURES]],
  [{ ...ZOOMED, mode: 'light' }, [OVERFLOW, BARS]],
  [{ ...PHONE, mode: 'light', isSpaced: true }, [OVERFLOW, COLLISIONS]],
  [{ ...DESKTOP, mode: 'light', isSpaced: true }, [OVERFLOW, COLLISIONS]],
  [{ ...PHONE, mode: 'light', zoom: '200%' }, [OVERFLOW, COLLISIONS]],
  [{ ...DESKTOP, mode: 'light', zoom: '200%' }, [OVERFLOW, COLLISIONS]],
  [{ ...A4, mode: 'light', isPrint: true }, [OVERFLOW, COLLISIONS, BREAKS]],
  [{ ...LETTER, mode: 'light', isPrint: true }, [OVERFLOW, COLLISIONS, BREAKS]],
];

/** The CSP violation that's logged for a preview that demonstrates a missing image. */
const MISSING_PICTURE = /violates .*"img-src data:".*\(about:srcdoc\)$/;

// Avoids measuring mid-transition.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE });

// The timeout is long because the checks visit every element, and the glossary has thousands.
test.describe.configure({ timeout: 180_000 });

/**
 * Pages that together contain every part of the shell and every kind of block. `npm test` audits only these.
 */
const REPRESENTATIVE: readonly string[] = [
  '/',
  '/tutorials',
  '/courses',
  ...(PAGE_EXERCISE.item ? [lessonAddress(PAGE_EXERCISE.item.slug)] : []),
  ...(FIGURE_LESSON ? [lessonAddress(FIGURE_LESSON.slug)] : []),
  UNKNOWN_ADDRESS,
];

for (const address of [...EVERY_KIND, ...OTHER_ADDRESSES]) {
  const tag = REPRESENTATIVE.includes(address) ? [] : '@all';
  test(
    `${address} is readable, reachable, and printable in every view`,
    { tag },
    async ({ page, site, expectMessages }) => {
      expectMessages(MISSING_PICTURE);
      await site.visit(page, address);
      await audit(page, address, VIEWS);
    },
  );
}

test('every glossary term is accessible in every view', { tag: '@all' }, async ({ page, site }) => {
  await site.visit(page, GLOSSARY_ADDRESS);
  await audit(page, GLOSSARY_ADDRESS, [
    [{ ...PHONE, mode: 'dark' }, [AXE]],
    [{ ...DESKTOP, mode: 'dark' }, [AXE]],
    [{ ...DESKTOP, mode: 'light' }, [AXE]],
  ]);
});

/** Runs all checks on an open page, in each view. */
async function audit(
  page: Page,
  address: string,
  views: readonly [View, readonly Check[]][],
): Promise<void> {
  for (const [view, checks] of views) {
    await test.step(viewName(view), async () => {
      await show(page, view);
      for (const { finds, find } of checks) {
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
