import { configure } from '@testing-library/react';

// Testing Library's default of one second is too short on slow machines. Only failing tests wait
// this long.
configure({ asyncUtilTimeout: 15_000 });
