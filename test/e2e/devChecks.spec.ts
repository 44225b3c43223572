import { expectShown, OPENS_WITHIN, test } from './support/devTest';

test.describe.configure({ timeout: 3 * OPENS_WITHIN });

test(
  'the development server shows a type error with file and line until it is fixed',
  { tag: '@all' },
  async ({ page, site, devServer }) => {
    await site.visit(page, '/about');
    const broken = 'export const wrong: number = "text";\nexport function SkipLink() {';
    await expectShown(page, devServer, broken);
  },
);
