import { testClub } from './testing/club-suite.ts';
import { createMemoryStore } from './testing/memory-store.ts';

testClub(async () => createMemoryStore());
