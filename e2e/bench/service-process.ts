import { pino } from 'pino';
import { readEnvironment } from '../../src/service/environment.ts';
import { createHost } from '../../src/service/host.ts';
import { listen } from '../../src/service/listen.ts';
import { openService } from '../../src/service/open-service.ts';
import { answerMeasures } from './measured-process.ts';

/* The service as `npm start` runs it, settings from the environment, on a free port. */

const settings = readEnvironment(process.env);
const service = await openService(settings, pino({ level: 'warn' }), () => {});
const server = await listen(createHost(service.app, 'dist/dashboard'), {
  host: '127.0.0.1',
  port: 0,
});
process.once('SIGTERM', () => {
  void server
    .close()
    .then(service.close)
    .then(() => process.exit(0));
});
answerMeasures(server.address);
