import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { place } from './bare-box-score.ts';
import { Match } from './match.ts';

/* The floor of times: React, Query and the declarative router around one table. */

createRoot(place()).render(
  createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement(
      BrowserRouter,
      null,
      createElement(Link, { to: '/' }, 'Matches'),
      createElement(
        Routes,
        null,
        createElement(Route, { path: '*', element: createElement(Match) }),
      ),
    ),
  ),
);
