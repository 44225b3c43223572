import { soakTabs } from './tabs/soakTabs';

const RUNS = process.env['TEST_ALL'] ? 200 : 20;

test('three tabs lose no data in random operations', () => soakTabs(RUNS, 1));
