import { expectBuildErrorShown, OPEN_TIMEOUT, test } from '../support/devServer/devTest';

test.describe.configure({ timeout: 3 * OPEN_TIMEOUT });

test(
  'the development server shows a type error with file and line until fixed',
  { tag: '@all' },
  async ({ page, site, devServer }) => {
    await site.visit(page, '/about');
    const broken = 'export const wrong: number = "text";\nexport function SkipLink() {';
    await expectBuildErrorShown(page, devServer, broken);
  },
);
