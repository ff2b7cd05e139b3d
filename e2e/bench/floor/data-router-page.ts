import { createElement } from 'react';
import { createBrowserRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { draw, Match } from './match.ts';

/* The floor of bytes: the same page with the data router. */

const frame = createElement('main', null, createElement(Link, { to: '/' }), createElement(Outlet));
const match = { path: '*', lazy: async () => ({ Component: Match }) };
const router = createBrowserRouter([{ element: frame, children: [match] }]);
draw(createElement(RouterProvider, { router }));
