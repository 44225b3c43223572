import { sample } from '../support/sample';
import { soakTabs } from './tabs/soakTabs';

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

test.each(sample(SEEDS, 5))(
  'three tabs lose no data in 500 random operations (seed %d)',
  (seed) => {
    expect(() => soakTabs(seed, 500)).not.toThrow();
  },
);
