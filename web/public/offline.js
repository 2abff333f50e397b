// On the page that the service worker shows while the server cannot be reached: opens what was asked
// for as soon as it can be, with its fragment.
const again = () => location.reload();
addEventListener('online', again);
document.querySelector('a').addEventListener('click', event => {
  event.preventDefault();
  again();
});
setInterval(() => {
  fetch('/health').then(again, () => undefined);
}, 5000);
