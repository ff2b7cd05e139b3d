import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { place } from './bare-box-score.ts';
import { Match } from './match.ts';

/* The floor of bytes: the same page with the data router. */

const frame = createElement(
  'main',
  null,
  createElement(Link, { to: '/' }, 'Matches'),
  createElement(Outlet),
);
const router = createBrowserRouter([
  { element: frame, children: [{ path: '*', lazy: async () => ({ Component: Match }) }] },
]);

createRoot(place()).render(
  createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement(RouterProvider, { router }),
  ),
);
