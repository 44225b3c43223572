import { renderWhole } from '../../support/renderWhole';
import { CourseCover } from '../../../src/components/cover/CourseCover';
import { COVER_MOTIFS } from '../../../src/content/cover';

test.each([undefined, ...COVER_MOTIFS])(
  'the cover %s is small, decorative, and has no inline colors or styles',
  async (motif) => {
    const { container } = await renderWhole(
      <CourseCover motif={motif} totals={{ modules: 40, lessons: 300 }} />,
    );
    expect(container.innerHTML.length).toBeLessThan(1500);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.innerHTML).not.toMatch(/#[\da-f]{3,8}\b|style=|fill=|stroke=/);
  },
);
