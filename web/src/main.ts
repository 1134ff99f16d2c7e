import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/card.css';
import { start } from './start.svelte';

start();
