import { makeTemplate } from './template.ts';

/* The last step of `npm run build`. */

await makeTemplate();
