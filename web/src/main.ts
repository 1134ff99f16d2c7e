import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/card.css';
import './styles/places.css';
import { start } from './start.svelte';

start();
