#!/bin/sh
# Started beside nginx, and again when it ends: until then nginx sends plain pages. 78: the settings leave nothing to ask.
(
    while :; do
        node /opt/console/vacancyPages/node.mjs
        [ $? -eq 78 ] && break
        sleep 5
    done
) &
