import { configure } from '@testing-library/react';

// Only a failing test waits this long: one second, the default, is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
