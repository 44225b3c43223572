import { hasAaaText } from '../../theme/contrast';
import { dark, light } from '../tokens';

test('body text has a contrast of 7:1, as the About page says', () => {
  expect([hasAaaText(light), hasAaaText(dark)]).toEqual([true, true]);
});
