import { createMemoryStore } from './testing/memory-store.ts';
import { testStore } from './testing/store-suite.ts';

testStore(async () => createMemoryStore());
