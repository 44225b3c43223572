import { readFileSync } from 'node:fs';
import path from 'node:path';
import { prepareLogo } from '../../src/build/logo';

const FILE = 'src/school/logo.svg';

/** The brand's logo, processed as webpack's loader would. */
export default prepareLogo(readFileSync(path.join(process.cwd(), FILE), 'utf8'), FILE);
