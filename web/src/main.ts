import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { watchKeys } from './kit/app/keys'
import { preferences } from './kit/app/preferences.svelte'
import { useLanguage } from './kit/text/text.svelte'
import { home, isModern } from './kit/server/home'
import { wake } from './local/client.svelte'
import { listenForVersions } from './local/version.svelte'
import './local/links'

if (isModern()) await begin()
else document.getElementById('old')!.className = 'now'

async function begin(): Promise<void> {
  if (!home.hasServer) wake()
  await useLanguage(preferences.language)
  const app = document.getElementById('app')!
  app.textContent = ''
  mount(App, { target: app })
  listenForVersions()
  watchKeys()
}
