import { createContext, useContext } from 'react';
import type { ApiClient } from './api-client.ts';

/** The client of the connection that is open. */
export const ApiContext = createContext<ApiClient | null>(null);

/** The client of the open connection. Throws outside the pages that need one. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi: no connection is open here');
  return api;
}
