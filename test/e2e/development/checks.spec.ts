import {
  expectBuildErrorShown,
  OPEN_TIMEOUT,
  test,
  TYPE_CHECK_TIMEOUT,
} from '../support/devServer/devTest';

test.describe.configure({ timeout: OPEN_TIMEOUT + 2 * TYPE_CHECK_TIMEOUT });

test(
  'the development server shows a type error with file and line until fixed',
  { tag: '@all' },
  async ({ page, site, devServer }) => {
    await site.visit(page, '/about');
    const broken = 'export const wrong: number = "text";\nexport function SkipLink() {';
    await expectBuildErrorShown(page, devServer, broken, TYPE_CHECK_TIMEOUT);
  },
);
