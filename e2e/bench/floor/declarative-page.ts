import { createElement } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { draw, Match } from './match.ts';

/* The floor of times and bytes: React, Query and the router around one table, and as many rows of text as it is told. */

const texts = (sessionStorage.getItem('rows') ?? '').split('\n');
const Rows = () => texts.map((text, at) => createElement('li', { key: at }, text));
const routes = createElement(
  Routes,
  null,
  createElement(Route, { path: '/rows', element: createElement(Rows) }),
  createElement(Route, { path: '*', element: createElement(Match) }),
);
draw(createElement(BrowserRouter, null, createElement(Link, { to: '/rows' }, 'Rows'), routes));
