import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '$lib/app/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/layout.css';

// Before the first paint, to prevent a flash of the light theme.
document.documentElement.dataset['theme'] = settings.theme;

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the table.');
mount(App, { target });
