import { i18n } from '@lingui/core';

/* Unit tests read the English sentences as they stand in the code. */
i18n.loadAndActivate({ locale: 'en', messages: {} });
