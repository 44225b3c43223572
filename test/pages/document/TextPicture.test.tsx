import { screen, within } from '@testing-library/react';
import type { PictureBlock } from '../../../src/content/lesson';
import { TextPicture } from '../../../src/pages/document/TextPicture';
import { renderWhole } from '../../support/renderWhole';

const BOAT: PictureBlock = {
  kind: 'picture',
  alt: 'A boat',
  caption: 'The boat in 2026',
  file: 'boat.jpg',
  stem: '/assets/picture-boat.123abc',
  widths: [480, 680],
  width: 900,
  height: 600,
};

test('a picture reserves its space, and has copies for each screen and a caption', async () => {
  await renderWhole(<TextPicture picture={BOAT} />);
  const figure = screen.getByRole('figure');
  const image = within(figure).getByRole('img', { name: 'A boat' });
  expect(image).toHaveAttribute('width', '680');
  expect(image).toHaveAttribute('height', '453');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute(
    'srcset',
    '/assets/picture-boat.123abc-480.webp 480w,/assets/picture-boat.123abc-680.webp 680w',
  );
  expect(figure.querySelector('source')).toHaveAttribute('type', 'image/avif');
  expect(within(figure).getByText('The boat in 2026')).toBeVisible();
});

test('a small picture is shown in its own size, without a caption if it has none', async () => {
  const { caption, ...small } = { ...BOAT, widths: [300], width: 300, height: 400 };
  await renderWhole(<TextPicture picture={small} />);
  expect(screen.getByRole('img', { name: 'A boat' })).toHaveAttribute('width', '300');
  expect(screen.queryByText(String(caption))).toBeNull();
});
