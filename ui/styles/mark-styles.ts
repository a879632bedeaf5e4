/** Numbers of marked groups begin beyond those that the server's sheet gives. As styles are static, their order says nothing. */
const FIRST_GROUP = 1000;

/**
 * Tells the browser's copy of the styling library, in the form that it reads when it starts, which components' rules the page has: every
 * element carries its component's id and, next to it, the name of its rules. To be run before the library's code.
 */
export const markStylesScript = `{let t='',n=${FIRST_GROUP};const k=new Set;
for(const e of document.querySelectorAll('[class^=sc-]')){const[i,c]=e.getAttribute('class').split(' ');
if(c&&!k.has(i)){k.add(i);t+='data-styled.g'+n+++'[id="'+i+'"]{content:"'+c+',"}/*!sc*/\\n'}}
document.querySelector('style[data-styled]').append(t)}`.replaceAll('\n', '');
